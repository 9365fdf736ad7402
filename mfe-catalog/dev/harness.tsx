import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Row, Section, Wrap } from 'shared-contracts/look';
import { RemoteLoaderProvider } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import product from '../src/product/product-page.tsx';
import ProductCarousel from '../src/product-carousel/product-carousel.tsx';
import shop from '../src/shop/shop-page.tsx';
import SubstratePicker from '../src/substrate-picker/substrate-picker.tsx';
import { stubLoader } from './stub-loader.tsx';

function HomeFragments() {
  return (
    <>
      <Section title="catalog/product-carousel">
        <ProductCarousel />
      </Section>
      <Section title="catalog/substrate-picker">
        <SubstratePicker />
      </Section>
    </>
  );
}

function Harness() {
  return (
    <>
      <Wrap>
        <Row as="nav" gap="m" aria-label="Harness">
          <Link to={shopPath()}>Sheets</Link>
          <Link to="/home">Fragments of the home page</Link>
          <Link to={shopPath('Board')}>Boards</Link>
          <Link to={shopPath('Sheet', { search: 'teak' })}>A search</Link>
          <Link to={shopPath('Sheet', { category: ['Fluted Panel'] })}>A category</Link>
          <Link to="/shop/-/-/-/unknown?material=Sheet">No such product</Link>
        </Row>
      </Wrap>
      <main>
        <Routes>
          <Route path="/" element={<shop.Page />} />
          <Route path="/home" element={<HomeFragments />} />
          <Route path="/shop" element={<shop.Page />} />
          <Route path="/shop/:class" element={<shop.Page />} />
          <Route path="/shop/:category/:type/:shade/:productId" element={<product.Page />} />
        </Routes>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={createStore()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BrowserRouter>
          <RemoteLoaderProvider loader={stubLoader}>
            <Harness />
          </RemoteLoaderProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </Provider>,
  );
}
