import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { TopicsEditor } from './topics-editor.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const section = { _id: 's1', _rev: 1, title: 'Getting started', section_key: 'getting-started', active: true }
const page = (_id: string, title: string, order: number, parentPage: string | null = null) => ({
  _id,
  _rev: 1,
  section: 's1',
  title,
  order,
  parentPage,
})
const pages = [page('p1', 'Your first day', 1), page('p2', 'Scales', 2), page('p3', 'By cable', 1, 'p2')]

test('pages stand below the page that they belong to, and one tap moves a page before its neighbor', async () => {
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === topicSectionCalls.search ? [section] : pages) as never)
  renderUi(
    <QueryClientProvider client={queryClient}>
      <TopicsEditor adding={false} onAdd={() => {}} />
    </QueryClientProvider>,
  )
  await screen.findByText('By cable')
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Your first day',
    'Scales',
    'By cable',
  ])
  expect(screen.getByRole('button', { name: 'Move Your first day up' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Move Scales up' }))
  expect(call).toHaveBeenCalledWith(topicPageCalls.bulkUpdatePages, {
    body: [
      { _id: 'p2', order: 1 },
      { _id: 'p1', order: 2 },
    ],
  })
})
