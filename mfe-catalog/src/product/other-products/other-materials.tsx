import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorPanel, Section, Skeleton } from 'shared-contracts/look';
import { PRODUCT_CLASSES, type Product, type ProductClass } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { useFirstInteraction } from '../../interaction/use-first-interaction.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { FormRow, FormRowSkeleton } from './form-row.tsx';
import { companion, companionBlock, companionList, GoesWith } from './goes-with.tsx';
import { still, withScriptOnly } from './placeholder-styles.ts';
import { formsOfClass, productFormsQuery } from './product-forms-query.ts';

const columns = css`
  display: grid;
  gap: var(--s-6) clamp(2rem, 6vw, 6rem);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    margin-bottom: var(--s-2);
  }
`;

const rows = css`
  border-top: var(--hair);
`;

/** Requests its data before it is in view, because a product without other forms would move the content below. */
export function OtherMaterials({ product }: { product: Product }) {
  const hasInteracted = useFirstInteraction();
  const { data, error, isLoadingError, isPending, refetch } = useQuery({
    ...productFormsQuery(product),
    enabled: hasInteracted,
  });
  if (isLoadingError) {
    return (
      <Section band title={productMessages.otherMaterials}>
        <ErrorPanel compact title={error.message} onRetry={() => refetch()} />
      </Section>
    );
  }
  if (isPending) return <OtherMaterialsSkeleton css={!hasInteracted && still} />;
  const { forms, goesWith } = data;
  const hasOthers = forms.some((form) => !isSameProduct(form, product));
  if (!hasOthers && goesWith.length === 0) return null;
  return (
    <Section
      band
      title={productMessages.otherMaterials}
      lead={hasOthers && productMessages.otherMaterialsLead}
    >
      {hasOthers && (
        <div css={columns}>
          {PRODUCT_CLASSES.map((productClass) => (
            <FormsOfClass
              key={productClass}
              productClass={productClass}
              forms={formsOfClass(forms, productClass)}
              product={product}
            />
          ))}
        </div>
      )}
      <GoesWith product={product} companions={goesWith} />
    </Section>
  );
}

function isSameProduct(one: Product, other: Product): boolean {
  return one.product_id === other.product_id && one.material === other.material;
}

type FormsOfClassProps = {
  productClass: ProductClass;
  forms: readonly Product[];
  product: Product;
};

function FormsOfClass({ productClass, forms, product }: FormsOfClassProps) {
  const titleId = useId();
  if (forms.length === 0) return null;
  return (
    <div>
      <h3 id={titleId}>{productMessages.formsOf[productClass]}</h3>
      <ul css={rows} aria-labelledby={titleId}>
        {forms.map((form) => (
          <FormRow key={productPath(form)} product={form} isShown={isSameProduct(form, product)} />
        ))}
      </ul>
    </div>
  );
}

/** Most colours come as three sheets and three boards, with three decors that go with them. */
const USUAL_FORMS = [1, 2, 3];
const USUAL_COMPANIONS = [1, 2, 3];

function OtherMaterialsSkeleton({ className }: { className?: string }) {
  return (
    <Section
      css={withScriptOnly}
      className={className}
      band
      title={productMessages.otherMaterials}
      lead={productMessages.otherMaterialsLead}
    >
      <div role="status" aria-busy aria-label={productMessages.otherMaterialsLoading}>
        <div css={columns}>
          {PRODUCT_CLASSES.map((productClass) => (
            <div key={productClass}>
              <h3>{productMessages.formsOf[productClass]}</h3>
              <ul css={rows}>
                {USUAL_FORMS.map((index) => (
                  <FormRowSkeleton key={index} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div css={companionBlock}>
          <h3>{productMessages.goesWith}</h3>
          <ul css={companionList}>
            {USUAL_COMPANIONS.map((index) => (
              <li key={index} css={companion}>
                <Skeleton ratio="1/1" />
                <Skeleton text width="60%" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
