import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { releasedFile } from '../edge/released-file.ts';
import { ranHostile } from './client-visit.ts';

test('PROM-9 no string becomes HTML or code, wherever a remote writes it', { tag: '@core' }, async ({
  page,
  allow,
}) => {
  allow(/Trusted(?:HTML|Script|ScriptURL|Types)|trusted-types|Content Security Policy|EvalError/i);
  await openPage(page, pagePath('/about'));
  const accepted = await page.evaluate(
    (released) => {
      const everything: object = globalThis;
      const RUN = 'globalThis.ranHostile = true';
      const markup = `<img src="data:," onerror="${RUN}">`;
      const place = document.body.appendChild(document.createElement('div'));
      const script = document.createElement('script');
      const writers: Record<string, () => unknown> = {
        innerHTML: () => (place.innerHTML = markup),
        outerHTML: () => (place.outerHTML = markup),
        insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', markup),
        setHTMLUnsafe: () => place.setHTMLUnsafe(markup),
        'a fragment': () => document.createRange().createContextualFragment(markup),
        'a parsed document': () => new DOMParser().parseFromString(markup, 'text/html'),
        'document.write': () => document.write(markup),
        'a frame': () => (document.createElement('iframe').srcdoc = markup),
        'a handler': () => place.setAttribute('onclick', RUN),
        'the text of a script': () => (script.text = RUN),
        'a foreign script': () => (script.src = 'https://evil.example/skimmer.js'),
        'a response of the API as a script': () => (script.src = '/api/products'),
        'a timer': () => setTimeout(RUN),
        'a policy of its own': () => Reflect.get(everything, 'trustedTypes').createPolicy('remote', {}),
        'a released script': () => (script.src = released),
        'plain text': () => (place.textContent = markup),
      };
      return Object.entries(writers).flatMap(([name, write]) => {
        try {
          write();
          return [name];
        } catch {
          return [];
        }
      });
    },
    await releasedFile('catalog'),
  );
  expect(accepted).toEqual(['a released script', 'plain text']);
  expect(await ranHostile(page)).toBe(false);
});
