import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { expect, test } from 'vitest'
import { helpHtml } from './help-html.tsx'

const shown = (html: string) => renderUi(<main>{helpHtml(html)}</main>).container.querySelector('main')!.innerHTML

test('a page of the help keeps its headings, lists and links', () => {
  expect(shown('<h1>Weigh</h1><p>Use the <b>scale</b>.<br>See <a href="/home">home</a></p><ol><li>one</li></ol>')).toBe(
    '<h2>Weigh</h2><p>Use the <b>scale</b>.<br>See <a href="/home" rel="noreferrer">home</a></p><ol><li>one</li></ol>',
  )
})

test('what could run or look like ours is not there; its words are', () => {
  expect(
    shown(
      '<script>alert(1)</script><img src=x onerror=alert(1)><p onclick="x()" style="position:fixed">Hi <a href="javascript:alert(1)">tap</a> <a href="//evil.test">go</a></p><iframe src="/"></iframe><form><input>Name</form>',
    ),
  ).toBe('<p>Hi tap go</p>Name')
})
