/** A button of the page that adds an item to the cart, with the rules of the shopper's own actions. */
const button = /** @type {HTMLButtonElement} */ (document.querySelector('#add-slides'));

button.addEventListener('click', async () => {
  const { cbWidgets } = window;
  if (!cbWidgets?.version) return;
  const { refused } = await cbWidgets.cart.add([{ itemNumber: '142304', quantity: 1 }]);
  if (refused[0]) button.textContent = refused[0].reason;
});
document.addEventListener('cb:widget-mounted', () => {
  button.hidden = false;
});

export {};
