/**
 * The design system: primitives styled with the tokens of `tokens.css`. It is shared at run time, one copy for all remotes.
 * Every primitive takes `className`, so a `css` prop on it adds to its styles and overrides them.
 */

export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './actions/button.tsx';
export {
  ExternalIconLink,
  type ExternalIconLinkProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './actions/icon-button.tsx';
export {
  ExternalLink,
  type ExternalLinkProps,
  TextButton,
  type TextButtonProps,
  TextLink,
  type TextLinkProps,
} from './actions/text-link.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Field, type FieldProps } from './fields/field.tsx';
export { FieldGroup, type FieldGroupProps } from './fields/field-group.tsx';
export { SearchInput, type SearchInputProps } from './fields/search-input.tsx';
export { Select, type SelectProps } from './fields/select.tsx';
export { Stepper, type StepperProps } from './fields/stepper.tsx';
export { TextInput, type TextInputProps } from './fields/text-input.tsx';
export { Row, type RowProps } from './layout/row.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { Stack, type StackProps } from './layout/stack.tsx';
export { useNearViewport } from './layout/use-near-viewport.ts';
export { Wrap, type WrapProps } from './layout/wrap.tsx';
export { Icon, type IconName, type IconProps } from './media/icon.tsx';
export { Picture, type PictureProps } from './media/picture.tsx';
export { Skeleton, type SkeletonProps } from './media/skeleton.tsx';
export { Spinner, type SpinnerProps } from './media/spinner.tsx';
export { SwatchDisc, type SwatchDiscProps } from './media/swatch-disc.tsx';
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './surfaces/accordion.tsx';
export { Dialog, type DialogProps } from './surfaces/dialog.tsx';
export { Drawer, type DrawerProps } from './surfaces/drawer.tsx';
export { EmptyPanel, type EmptyPanelProps } from './surfaces/empty-panel.tsx';
export { ErrorPanel, type ErrorPanelProps } from './surfaces/error-panel.tsx';
export { Notice, type NoticeProps } from './surfaces/notice.tsx';
export { type Tab, Tabs, type TabsProps } from './surfaces/tabs.tsx';
export { Toast, type ToastProps } from './surfaces/toast.tsx';
export { ToastStack, type ToastStackProps } from './surfaces/toast-stack.tsx';
export type { Tone } from './surfaces/tones.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './text/breadcrumbs.tsx';
export { PageHeading, type PageHeadingProps } from './text/page-heading.tsx';
export { Price, type PriceProps } from './text/price.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './text/visually-hidden.tsx';
