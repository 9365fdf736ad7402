/*
 * In place of `react-refresh/runtime` in a remote under development: that of the shell, because React DOM tells of its components to one
 * runtime alone. Builds number their modules alike, so the name of the build is part of each component's id.
 */
const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register: registerInShop,
} = globalThis.__SHOP_REFRESH__;

const register = (type, id) => registerInShop(type, `${REMOTE_NAME} ${id}`);

export {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
};
