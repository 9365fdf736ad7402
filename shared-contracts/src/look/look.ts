/**
 * The house's look: primitives drawn with the tokens of `tokens.css`. One entry, shared at run time: one copy for all remotes.
 * Every primitive takes `className`, so a `css` prop on it adds to its styles and wins over them.
 */
export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './accordion.tsx';
export { Badge, type BadgeProps, DiscountBadge, type DiscountBadgeProps } from './badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { Checkbox, type CheckboxProps, Radio, type RadioProps } from './checkbox.tsx';
export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './chip.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { EmptyPanel, type EmptyPanelProps } from './empty-panel.tsx';
export { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';
export { Field, type FieldProps } from './field.tsx';
export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export { Icon, type IconName, type IconProps } from './icon.tsx';
export {
  ExternalIconLink,
  type ExternalIconLinkProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './icon-button.tsx';
export { Notice, type NoticeProps } from './notice.tsx';
export { OptionChip, type OptionChipProps, OptionLink, type OptionLinkProps } from './option-chip.tsx';
export { PageHead, type PageHeadProps } from './page-head.tsx';
export { Picture, type PictureProps } from './picture.tsx';
export { Price, type PriceProps } from './price.tsx';
export { Row, type RowProps } from './row.tsx';
export { Section, type SectionProps } from './section.tsx';
export {
  Segment,
  SegmentLink,
  type SegmentLinkProps,
  type SegmentProps,
  SegmentRadio,
  type SegmentRadioProps,
} from './segment.tsx';
export { Select, type SelectProps } from './select.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { Stack, type StackProps } from './stack.tsx';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';
export { SwatchOption, type SwatchOptionProps } from './swatch.tsx';
export { SwatchDisc, type SwatchDiscProps } from './swatch-disc.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
export { Text, type TextProps } from './text.tsx';
export { TextInput, type TextInputProps } from './text-input.tsx';
export {
  ExternalLink,
  type ExternalLinkProps,
  TextButton,
  type TextButtonProps,
  TextLink,
  type TextLinkProps,
} from './text-link.tsx';
export { Toast, type ToastProps } from './toast.tsx';
export { ToastStack, type ToastStackProps } from './toast-stack.tsx';
export type { Tone } from './tones.ts';
export { useNearViewport } from './use-near-viewport.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.tsx';
export { WordMark, type WordMarkProps } from './word-mark.tsx';
export { Wrap, type WrapProps } from './wrap.tsx';
