import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { emit, listen } from 'shared-contracts/events';
import { callEndpoint, endpointQuery } from 'shared-contracts/http';
import { ErrorPanel, Row, Skeleton, TextButton, Wrap } from 'shared-contracts/look';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import AddToCart from '../src/add-to-cart/add-to-cart.tsx';
import cart from '../src/cart/cart-page.tsx';
import EnterCart from '../src/enter-cart/enter-cart.tsx';
import { FrameStub } from './frame-stub.tsx';

/** These pages show no fragments of other remotes. */
const noRemotes: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

const DEMO_PHONE = '9000000001';

/** Logs the demo customer in by the code in the provider's dev inbox. */
async function logInDemoCustomer(): Promise<void> {
  const customer_id = Number(DEMO_PHONE);
  await callEndpoint(sendOtp, { body: { customer_id } });
  const inbox = await fetch(`/dev/messages?to=${DEMO_PHONE}`);
  const messages = (await inbox.json()) as { code?: number }[];
  // Newest first; confirmations of orders have no code.
  const latest = messages.find(({ code }) => code !== undefined);
  const { token } = await callEndpoint(verifyOtp, { body: { customer_id, otp: Number(latest?.code) } });
  storeSession({ token, phone: DEMO_PHONE });
  emit('session-started', { phone: DEMO_PHONE });
}

function logOutDemoCustomer(): void {
  forgetSession();
  emit('session-ended', {});
}

/** Replaces the shell's login dialog: every login request gets the demo customer. */
function settleLoginRequests(signal: AbortSignal): void {
  listen('login-requested', () => void logInDemoCustomer(), signal);
}

const firstSheet = endpointQuery(filterProducts, {
  query: { page: 1, limit: 1 },
  body: { filters: { productClass: 'Sheet', material: 'Sheet' } },
});

/** The add-to-cart of a product that the provider has. */
function SampleProduct() {
  const sheets = useQuery(firstSheet);
  if (sheets.error) return <ErrorPanel title={sheets.error.message} onRetry={() => sheets.refetch()} />;
  if (sheets.isPending) return <Skeleton height="3rem" />;
  const [sheet] = sheets.data.products;
  return <Wrap>{sheet && <AddToCart {...sheet} />}</Wrap>;
}

function UnpricedProduct() {
  return (
    <Wrap>
      <AddToCart product_id="unpriced" material="HDF" colour_name="Unpriced" selling_price={null} />
    </Wrap>
  );
}

function Harness() {
  const [isEntering, setEntering] = useState(false);
  const navigate = useNavigate();
  const leave = () => setEntering(false);
  const goToCart = () => {
    leave();
    navigate(pagePath('/cart'));
  };
  return (
    <>
      <Wrap>
        <Row as="nav" gap="m" aria-label="Harness">
          <Link to={pagePath('/')}>add-to-cart</Link>
          <Link to="/unpriced">add-to-cart without a price</Link>
          <TextButton onClick={() => setEntering(true)}>enter-cart</TextButton>
          <Link to={pagePath('/cart')}>cart</Link>
          <TextButton onClick={logInDemoCustomer}>Log in</TextButton>
          <TextButton onClick={logOutDemoCustomer}>Log out</TextButton>
        </Row>
      </Wrap>
      <main>
        <Routes>
          <Route path="/" element={<SampleProduct />} />
          <Route path="/unpriced" element={<UnpricedProduct />} />
          <Route path="/cart" element={<cart.Page />} />
        </Routes>
      </main>
      {isEntering && <EnterCart onReady={goToCart} onStay={leave} />}
      <FrameStub />
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The harness has no place.');
settleLoginRequests(new AbortController().signal);
createRoot(root).render(
  <Provider store={createStore()}>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <RemoteLoaderProvider loader={noRemotes}>
          <Harness />
        </RemoteLoaderProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </Provider>,
);
