import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from 'shared-contracts/look';
import { isFirstPage, shopPath } from 'shared-contracts/routes';
import { productMessages } from '../product-facts/product-messages.ts';

const back = css`
  gap: var(--s-2);
`;

/** PROD-18. */
export function BackButton() {
  const location = useLocation();
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    if (isFirstPage(location) && !isFromShop()) return;
    event.preventDefault();
    navigate(-1);
  }
  return (
    <Link css={back} to={shopPath()} onClick={goBack}>
      <Icon name="arrow-left" size="s" />
      {productMessages.back}
    </Link>
  );
}

/** Whether a link of the shop has loaded this document. In a new tab there is no page before it. */
function isFromShop(): boolean {
  return document.referrer.startsWith(`${window.location.origin}/`) && window.history.length > 1;
}
