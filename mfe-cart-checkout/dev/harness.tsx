import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { Row, TextButton, Wrap } from 'shared-contracts/look';
import { type RemoteLoader, RemoteLoaderProvider } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import cart from '../src/cart/cart-page.tsx';
import EnterCart from '../src/enter-cart/enter-cart.tsx';
import { logInDemoCustomer, logOutDemoCustomer, settleLoginRequests } from './demo-login.ts';
import { FrameStub } from './frame-stub.tsx';
import { SampleProduct, UnpricedProduct } from './sample-product.tsx';

/** These pages show no fragments of other remotes. */
const noRemotes: RemoteLoader = { load: () => {}, state: () => undefined, subscribe: () => () => {} };

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
