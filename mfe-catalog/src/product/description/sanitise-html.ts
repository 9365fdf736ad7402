import purifier from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowedMarkup } from './allowed-markup.ts';

/** Sanitises HTML from outside, as the only source of trusted HTML (PROM-9). Loaded only when a description is opened. */
export function sanitiseHtml(html: string): TrustedHTML {
  return purifier.sanitize(allowedMarkup(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
