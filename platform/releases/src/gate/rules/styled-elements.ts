import type { Node } from 'oxc-parser';
import { compile, type Element } from 'stylis';
import { memberName, pathOf, textOf, unwrapped } from '../../bundle/parsed-script.ts';

/** Stands for the class that emotion gives an element. */
const OWN = '.own';
/** Stands for a part of a text that the script computes. */
const COMPUTED = 'computed';

/** Rules of the whole document, wherever they are written. */
const OF_THE_DOCUMENT = /^@(?:font-face|import|property|page|namespace|counter-style|view-transition)$/;

/** What remotes may style of the whole page by emotion’s `Global`: room for a bar at its foot, and the ground beside a viewer. */
const MAY_BE_GLOBAL: readonly (readonly [selector: RegExp, property: RegExp])[] = [
  [/^body$/, /^(?:--foot-bar|padding-bottom)$/],
  [/:has\(dialog:modal\)$/, /^background$/],
];

/** The expression or function that a name stands for. */
type ExpressionOf = (node: Node) => Node;

/** Styles that reach elements of others: a selector of `css` that is not about its own element, and emotion’s `Global`. */
export function reasonForStyles(node: Node, expressionOf: ExpressionOf): string | undefined {
  if (node.type === 'Property' && nameOf(node.key) === 'css') return reachOf([node.value], expressionOf);
  if (node.type === 'TaggedTemplateExpression')
    return isNamed('css', node.tag, expressionOf) ? reachOf([node.quasi], expressionOf) : undefined;
  if (node.type !== 'CallExpression') return undefined;
  if (isNamed('css', node.callee, expressionOf)) return reachOf(node.arguments, expressionOf);
  const [element, props] = node.arguments;
  if (!element || !isNamed('Global', element, expressionOf)) return undefined;
  const styles = props?.type === 'ObjectExpression' ? props.properties.find(isStyles) : undefined;
  const text = styles?.type === 'Property' ? styleText(styles.value, expressionOf) : undefined;
  if (text === undefined) return 'styles the whole page in a way that no check can read (Global)';
  const wrong = rulesIn(text).find((rule) => !mayBeGlobal(rule));
  return wrong && `styles the whole page (Global: ${wrong.value})`;
}

/** Whether an expression is a function or component of emotion, under whichever name. */
function isNamed(name: string, node: Node, expressionOf: ExpressionOf): boolean {
  const bare = unwrapped(node);
  const path = pathOf(bare) ?? memberName(bare);
  return [path, pathOf(expressionOf(bare))].some((each) => each?.split('.').at(-1) === name);
}

function isStyles(property: Node): boolean {
  return property.type === 'Property' && nameOf(property.key) === 'styles';
}

/** The styles of one element. A text that closes the rule of its element, and goes on behind it, reaches the page as well. */
function reachOf(styles: readonly Node[], expressionOf: ExpressionOf): string | undefined {
  const text = styles.map((each) => styleText(each, expressionOf) ?? '').join('');
  const wrong = text === '' ? undefined : rulesIn(`${OWN}{${text}}`).find((rule) => !isOfOwn(rule));
  return wrong && `styles elements that are not its own (${wrong.value.replaceAll('\f', '')})`;
}

function isOfOwn({ type, props }: Element): boolean {
  if (type !== 'rule') return false;
  return [props].flat().every((selector) => withoutParentheses(selector).includes(OWN));
}

/** `body:has(.own) a` is about other elements than its own. */
export function withoutParentheses(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutParentheses(shorter);
}

function mayBeGlobal({ type, props, children }: Element): boolean {
  if (type !== 'rule' || !Array.isArray(children)) return false;
  return [props].flat().every((selector) => {
    const [, property] = MAY_BE_GLOBAL.find(([known]) => known.test(selector)) ?? [];
    return children.every(({ props: name }) => property?.test(String(name)));
  });
}

/** The rules with selectors, and those of the document, also within `@media`. */
function rulesIn(text: string): Element[] {
  const walk = (elements: readonly Element[]): Element[] =>
    elements.flatMap((each) => {
      if (each.type === 'rule' || OF_THE_DOCUMENT.test(each.type))
        return each.children.length > 0 || each.type !== 'rule' ? [each] : [];
      return Array.isArray(each.children) && each.type !== '@keyframes' ? walk(each.children) : [];
    });
  return walk(compile(text));
}

/** The text of styles as emotion reads it: of a template, of an object, or of a list. Undefined where the script computes it. */
function styleText(node: Node, expressionOf: ExpressionOf): string | undefined {
  const value = expressionOf(unwrapped(node));
  switch (value.type) {
    case 'TaggedTemplateExpression':
      return styleText(value.quasi, expressionOf);
    case 'TemplateLiteral':
      return value.quasis
        .map(({ value: { raw, cooked } }, at) => {
          const inserted = value.expressions[at];
          return (cooked ?? raw) + (inserted ? (textOf(expressionOf(unwrapped(inserted))) ?? COMPUTED) : '');
        })
        .join('');
    case 'CallExpression':
      return isNamed('css', value.callee, expressionOf) ? joined(value.arguments, expressionOf) : undefined;
    case 'ArrayExpression':
      return joined(
        value.elements.filter((each) => each !== null),
        expressionOf,
      );
    case 'ConditionalExpression':
      return joined([value.consequent, value.alternate], expressionOf);
    case 'ObjectExpression':
      return value.properties.map((each) => propertyText(each, expressionOf)).join('');
    default:
      return textOf(value);
  }
}

function joined(styles: readonly Node[], expressionOf: ExpressionOf): string | undefined {
  const texts = styles.map((each) => styleText(each, expressionOf));
  return texts.includes(undefined) ? undefined : texts.join(';');
}

function propertyText(property: Node, expressionOf: ExpressionOf): string {
  if (property.type !== 'Property') return '';
  const name = nameOf(property.key) ?? COMPUTED;
  const value = expressionOf(unwrapped(property.value));
  if (value.type === 'ObjectExpression') return `${name}{${styleText(value, expressionOf)}}`;
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${textOf(value) ?? COMPUTED};`;
}

function nameOf(key: Node): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}
