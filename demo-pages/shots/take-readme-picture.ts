/** Takes the README's picture of the cart: `take-readme-picture.ts FOLDER`, with the build in FOLDER. */
import { fileURLToPath } from 'node:url';
import { startShop } from '../server/start-shop.ts';
import { comeToRest, launchCalmBrowser, loadAll, openState } from './calm-browser.ts';

const PICTURE = fileURLToPath(new URL('./cart.webp', import.meta.url));
const STATE = '/states/cart-page-usual';
const WINDOW = { width: 1280, height: 860 };

/** Small enough for a repository, with text that is still legible. */
const QUALITY = 50;

const [widgets = ''] = process.argv.slice(2);
const shop = await startShop({ widgets });
const browser = await launchCalmBrowser(shop.address);
const page = await browser.newPage();
const how = await openState(page, shop.address + STATE, WINDOW);
if (how !== 'shown') throw new Error(`${STATE}: ${how}`);
await loadAll(page);
await comeToRest(page, {});
await page.screenshot({ path: PICTURE as `${string}.webp`, type: 'webp', quality: QUALITY });
await browser.close();
await shop.close();
