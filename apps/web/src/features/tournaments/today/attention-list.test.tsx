import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { AttentionList } from './attention-list.tsx'

const waiting = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    key: `${n}`,
    tournament: `Fork #${n}`,
    text: '5 boats not paid',
    action: 'Collect',
    href: '/',
  }))
const show = (count: number) =>
  renderUi(
    <AtAddress>
      <AttentionList items={waiting(count)} />
    </AtAddress>,
  )

test('what waits beyond the first six is not cut off in silence: how many more is said, and they open', async () => {
  const { unmount } = show(8)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  show(6)
  expect(screen.queryByRole('button')).toBeNull()
})
