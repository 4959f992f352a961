// Reloads the page after a build, with `npm start -- --watch`.
const { address } = document.currentScript.dataset;
let first;
new EventSource(address).onmessage = ({ data }) => {
  first ??= data;
  if (data !== first) location.reload();
};
