/** The built stylesheet's path, relative to the directory of `loader.js`: 'assets/cart-page-3f2a9c1e.css'. */
declare module '*.css' {
  const path: string;
  export default path;
}
