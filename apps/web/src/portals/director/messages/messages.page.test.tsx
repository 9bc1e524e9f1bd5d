import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { MessagesPage } from './messages.page.tsx'

const told = vi.hoisted(() => ({ unread: 0 }))
vi.mock('#features/messaging/compose/index.ts', () => ({ SentTable: () => null }))
vi.mock('#features/messaging/inbox/index.ts', () => ({ useUnread: () => told.unread }))
vi.mock('@ramplight/ui/values/use-is-phone', () => ({ useIsPhone: () => true }))

const show = () =>
  renderUi(
    <AtAddress pathname="/director/messages">
      <MessagesPage />
    </AtAddress>,
  )
const replies = () => screen.queryByRole('link', { name: /^Replies/ })

test('on a phone, what others wrote and the director has not read is one tap away, not in a menu', () => {
  told.unread = 2
  const { unmount } = show()
  expect([replies()?.textContent, replies()?.getAttribute('href')]).toEqual(['Replies (2 new)', '/director/messages/answers'])
  unmount()
  told.unread = 0
  show()
  expect(replies()).toBeNull()
})
