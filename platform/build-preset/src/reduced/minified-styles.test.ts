import { expect, it } from 'vitest';
import { minifiedStyles } from './minified-styles.ts';

it.each([
  ['  color: var(--ink);\n  margin: 0 auto;\n', 'color:var(--ink);margin:0 auto;'],
  ['\n  /* It doesn’t wrap: see below. */\n  gap: calc(1px + 2px);\n', 'gap:calc(1px + 2px);'],
  ['\n  & > a :focus,\n  &:hover {\n    top: 0;\n  }\n', '& > a :focus,&:hover{top:0;}'],
  ["\n  content: ', : {';\n  quotes: '«' '»';\n", "content:', : {';quotes:'«' '»';"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template
  ['\n  ${quiet}\n  --text: red;\n  ${WIDE} {\n    top: 0;\n  }\n', '${quiet} --text:red;${WIDE}{top:0;}'],
])('the styles %j become %j', (styles, expected) => {
  const source = (text: string) => `const shown = css\`${text}\`;\nconst label = \`a  b\`;\n`;
  expect(minifiedStyles(source(styles)).toString()).toBe(source(expected));
});

it('an animation is minified, too', () => {
  expect(minifiedStyles('keyframes`\n  to { opacity: 0; }\n`').toString()).toBe('keyframes`to{opacity:0;}`');
});
