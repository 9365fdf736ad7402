/** The code that each vector tries to run. */
const RUN = 'globalThis.ranHostile=1';
/** An unused address: a request to it means that part of a description was executed. */
const OUT = 'https://hostile.invalid';

/**
 * Attack vectors by family. All but the last one of a family close what they open, so that the text after them must be shown.
 */
export const HOSTILE_DESCRIPTIONS: Readonly<Record<string, readonly string[]>> = {
  'scripts and handlers': [
    `<script>${RUN}</script>`,
    `<SCRIPT SRC="${OUT}/a.js"></SCRIPT>`,
    `</script><script>${RUN}</script>`,
    `<img src="x" onerror="${RUN}">`,
    `<img src="${OUT}/pixel.png" alt="">`,
    `<p onclick="${RUN}" onmouseover="${RUN}" tabindex="1" autofocus onfocus="${RUN}"></p>`,
    `<details open ontoggle="${RUN}"><summary></summary></details>`,
    `<video><source onerror="${RUN}"></video>`,
    `<audio src="${OUT}/a.mp3" onerror="${RUN}"></audio>`,
    `<input autofocus onfocus="${RUN}">`,
    `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
    `<iframe src="${OUT}"></iframe>`,
    `<object data="javascript:${RUN}"></object>`,
    `<embed src="javascript:${RUN}">`,
    `<template><script>${RUN}</script></template>`,
    `<img src=x onerror=${RUN}//`,
  ],
  'drawings and formulas': [
    `<svg onload="${RUN}"></svg>`,
    `<svg><script>${RUN}</script></svg>`,
    `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${RUN}'/></svg>#x"/></svg>`,
    `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
    `<svg><a href="javascript:${RUN}"><text>x</text></a></svg>`,
    `<svg><foreignObject><img src="x" onerror="${RUN}"></foreignObject></svg>`,
    `<svg><image href="${OUT}/a.svg"/></svg>`,
    `<math><maction actiontype="statusline" href="javascript:${RUN}">x</maction></math>`,
    `<math href="javascript:${RUN}">x</math>`,
  ],
  'markup that changes when it is parsed a second time': [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"></mglyph></table></mtext></math>`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}></style></mglyph></form></mtext></math>`,
    `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>"></a></style></svg>`,
    `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></p></noscript>`,
    `<svg><title><style><img src=x onerror=${RUN}></style></title></svg>`,
    `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></p></xmp>`,
    `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></p></textarea>`,
    `<table><td><svg><desc><td><img src=x onerror=${RUN}></td></desc></svg></td></table>`,
    `<select><option><style></option></select><img src=x onerror=${RUN}></style>`,
  ],
  'names that shadow properties of the document': [
    '<form id="root" name="body"><input name="attributes"><input name="childNodes"></form>',
    '<img id="released-set" name="getElementById" alt="">',
    '<a id="configuration" href="#x"></a><a id="configuration" name="shopName" href="#y"></a>',
    '<form name="cookie"></form><embed name="currentScript">',
    '<p id="main" name="location" class="css-1" style="position:fixed;inset:0" slot="x" is="x"></p>',
    '<p data-emotion="s" role="alert" aria-label="Your session has expired" itemid="x"></p>',
  ],
  'links, forms and styles': [
    `<a href="javascript:${RUN}">x</a>`,
    `<a href="&#106;avascript&colon;${RUN}">x</a>`,
    `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
    `<a href="${OUT}" ping="${OUT}" target="_blank">x</a>`,
    `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">x</button></form>`,
    `<base href="${OUT}/">`,
    `<link rel="stylesheet" href="${OUT}/a.css"><link rel="preload" as="script" href="${OUT}/a.js">`,
    `<meta http-equiv="refresh" content="0;url=${OUT}">`,
    `<style>@import url("${OUT}/a.css"); * { display: none }</style>`,
    `<p style="background:url(${OUT}/a.png)"></p>`,
    `<table background="${OUT}/a.png"><tr><td background="${OUT}/b.png"></td></tr></table>`,
  ],
};
