// Runs on the sandbox's page: reports the result to the checkout that shows the page in a frame, or returns to the shop.

const back = document.querySelector('#return');
const callback = back instanceof HTMLAnchorElement ? back.dataset.callback : undefined;

if (callback && window.parent !== window) window.parent.postMessage({ paymentSandbox: callback }, '*');
else if (callback && back instanceof HTMLAnchorElement) location.replace(back.href);

// Escape cancels the payment, as at the real gateway.
addEventListener('keydown', (event) => {
  const cancel = document.querySelector('[data-escape]');
  if (event.key === 'Escape' && cancel instanceof HTMLButtonElement) cancel.click();
});
