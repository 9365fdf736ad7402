import { compile, type Element } from 'stylis';

/** At-rules without selectors, which apply to the whole document. */
const OF_THE_DOCUMENT = /^@(?:font-face|import|property|page|namespace|counter-style|view-transition)$/;

/**
 * Rules in a remote's style sheet that apply to elements other than its own. In a CSS module the build gives each class and animation a
 * name that begins with the id of the remote.
 * @returns selectors
 */
export function foreignRules(styleSheet: string, id: string): string[] {
  const isOwn = (selector: string) => withoutParentheses(selector).includes(`.${id}-`);
  const foreign = ({ type, value, props, children }: Element): string[] => {
    if (type === 'rule') return [props].flat().filter((selector) => !isOwn(selector));
    if (OF_THE_DOCUMENT.test(type)) return [value];
    if (type === '@keyframes') return value.startsWith(`@keyframes ${id}-`) ? [] : [value];
    return Array.isArray(children) ? children.flatMap(foreign) : [];
  };
  return [...new Set(compile(styleSheet).flatMap(foreign))];
}

/** Removes parentheses: `body:has(.own) a` contains an own class, but applies to other elements. */
function withoutParentheses(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
}
