/** What only a page has; a spinner or an empty frame has none of it. */
const OF_A_PAGE = ['main', 'h1', 'a', 'button'].join()

/**
 * Takes the outline of `index.html` away once a page stands in `root`. Done once: a rule with `:has()` would be asked anew with
 * every change of the page for as long as it is open, and a browser that does not know it would keep the outline on top.
 */
export function outlineUntilPage(root: Element): void {
  const outline = document.getElementById('cold')
  if (!outline) return
  // The server has drawn the page.
  if (root.hasAttribute('data-language')) {
    outline.remove()
    return
  }
  const watch = new MutationObserver(() => {
    if (!root.querySelector(OF_A_PAGE)) return
    watch.disconnect()
    outline.remove()
  })
  watch.observe(root, { childList: true, subtree: true })
}
