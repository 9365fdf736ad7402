export type { JsonLd, PageHead, PageParameters } from '../document/document.ts';
export type { PageName } from '../routes/pages.ts';
export { ConfigurationProvider, useConfiguration } from './configuration.tsx';
export { Fragment, type FragmentProps } from './fragment.tsx';
export {
  type OpenQuestion,
  type QuestionRequest,
  questionAtom,
  type ShownToast,
  type ToastRequest,
  type ToastTone,
  toastsAtom,
  useQuestion,
  useToast,
} from './frame-requests.ts';
export {
  HydrationSlice,
  LateSlice,
  type LateSliceProps,
  openLateSlices,
  useFollowing,
} from './hydration-slice.tsx';
export { LateFragment, type LateFragmentProps } from './late-fragment.tsx';
export type { DocumentResult, PageLocation, PageModule, PageQuery } from './page-module.ts';
export {
  type FragmentFallbackProps,
  RemoteBoundary,
  RemoteRegion,
} from './remote-boundary.tsx';
export {
  type RemoteLoader,
  RemoteLoaderProvider,
  type RemoteModuleState,
  useRemoteLoader,
} from './remote-loader.tsx';
export type {
  AccountMenuProps,
  AddIntentProps,
  AddressBookProps,
  AddressFormField,
  AddToCartProps,
  DeliveryCheckProps,
  EnterCartProps,
  FragmentModule,
  FragmentName,
  LoginDialogProps,
  ModuleName,
  OrderPaymentProps,
  Owner,
  ProductStripProps,
  RemoteModules,
  RemoteOffer,
  SampleChoiceProps,
  SearchBoxProps,
} from './remote-modules.ts';
export { useRemoteModule } from './use-remote-module.ts';
export { hasWorkInProgress, useWorkInProgress } from './work-in-progress.ts';
