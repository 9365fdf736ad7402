// Offers what the real payment script offers: PhonePeCheckout.transact({ tokenUrl, callback, type: 'IFRAME' }), with the
// results 'CONCLUDED' and 'USER_CANCEL', and PhonePeCheckout.closePage().

const script = document.currentScript;
const ORIGIN = script instanceof HTMLScriptElement ? new URL(script.src).origin : '';

/** @type {(() => void) | undefined} */
let close;

window.PhonePeCheckout = {
  transact({ tokenUrl, callback, type }) {
    if (type !== 'IFRAME') {
      location.assign(tokenUrl);
      return;
    }
    close?.();
    const focused = document.activeElement;
    const overflow = document.documentElement.style.overflow;
    const frame = document.createElement('iframe');
    frame.src = tokenUrl;
    frame.title = 'Payment';
    // Through the CSSOM, which the shop's policy does not restrict.
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      background: '#f2ede5',
    });
    const report = (/** @type {MessageEvent} */ event) => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
      const result = event.data?.paymentSandbox;
      if (result !== 'CONCLUDED' && result !== 'USER_CANCEL') return;
      close?.();
      callback(result);
    };
    close = () => {
      close = undefined;
      removeEventListener('message', report);
      frame.remove();
      document.documentElement.style.overflow = overflow;
      if (focused instanceof HTMLElement) focused.focus();
    };
    addEventListener('message', report);
    document.documentElement.style.overflow = 'hidden';
    document.body.append(frame);
    frame.focus();
  },
  closePage() {
    close?.();
  },
};
