/** The page of snippets: a button that copies each snippet, and confirms it. */

const SAID_MS = 2000;

for (const copy of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  const snippet = document.querySelector(`[data-snippet="${copy.dataset.copies}"]`);
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  copy.after(said);
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard?.writeText(snippet?.textContent ?? '').then(
      () => true,
      () => false,
    );
    if (!isCopied) getSelection()?.selectAllChildren(snippet ?? copy);
    said.textContent = isCopied ? 'Copied' : 'Selected: copy it with the keyboard';
    setTimeout(() => said.replaceChildren(), SAID_MS);
  });
}
