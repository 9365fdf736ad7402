/**
 * The design system: primitives styled with the tokens of `tokens.css`. It is shared at run time, one copy for all remotes.
 * Every primitive takes `className`, so a `css` prop on it adds to its styles and overrides them.
 */

export { Button, ButtonLink, type ButtonProps } from './actions/button.tsx';
export { ExternalIconLink, IconButton, IconLink } from './actions/icon-button.tsx';
export { ExternalLink, TextButton, TextLink } from './actions/text-link.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export { Field } from './fields/field.tsx';
export { FieldGroup } from './fields/field-group.tsx';
export { SearchInput } from './fields/search-input.tsx';
export { Select } from './fields/select.tsx';
export { Stepper } from './fields/stepper.tsx';
export { TextInput } from './fields/text-input.tsx';
export { Row } from './layout/row.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { Stack } from './layout/stack.tsx';
export { useNearViewport } from './layout/use-near-viewport.ts';
export { Wrap } from './layout/wrap.tsx';
export { Icon, type IconName } from './media/icon.tsx';
export { Picture, type PictureProps } from './media/picture.tsx';
export { Skeleton } from './media/skeleton.tsx';
export { Spinner } from './media/spinner.tsx';
export { SwatchDisc } from './media/swatch-disc.tsx';
export { Accordion, AccordionItem } from './surfaces/accordion.tsx';
export { Dialog } from './surfaces/dialog.tsx';
export { Drawer } from './surfaces/drawer.tsx';
export { EmptyPanel } from './surfaces/empty-panel.tsx';
export { ErrorPanel } from './surfaces/error-panel.tsx';
export { Notice } from './surfaces/notice.tsx';
export { Tabs } from './surfaces/tabs.tsx';
export { Toast } from './surfaces/toast.tsx';
export { ToastStack } from './surfaces/toast-stack.tsx';
export type { Tone } from './surfaces/tones.ts';
export { Breadcrumbs, type Crumb } from './text/breadcrumbs.tsx';
export { PageHeading } from './text/page-heading.tsx';
export { Price } from './text/price.tsx';
export { Text } from './text/text.tsx';
export { VisuallyHidden } from './text/visually-hidden.tsx';
