import { type Tutorial, tutorialCalls } from '@ramplight/contract/content/tutorials'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { TutorialForm } from './tutorial-form.tsx'
import { Tutorials } from './tutorials.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const at = '2027-06-12T11:00:00.000Z'
const tutorial = (more: Partial<Tutorial>): Tutorial => ({
  ...{ _id: 't1', _rev: 1, createdAt: at, updatedAt: at, name: 'Boats', active: true, displayLocations: [] },
  ...more,
})
const FILM = 'https://lake.test/boats.mp4'
const PAGE = 'https://video.test/watch?v=boats'
const tutorials = [
  tutorial({ sourceType: 'video', sourcePath: FILM, displayLocations: [{ parent: 'tournament', section: 'Scoring' }] }),
  tutorial({
    _id: 't2',
    name: 'Ties',
    sourceType: 'video',
    sourcePath: PAGE,
    displayLocations: [{ parent: 'tournament', section: 'Scoring' }],
  }),
  tutorial({ _id: 't3', name: 'Fees', displayLocations: [{ parent: 'tour', section: 'Fees & Payout' }] }),
]

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === tutorialCalls.search ? tutorials : tutorials[0]) as never)
})
const show = (shown: ReactNode) => renderUi(<QueryClientProvider client={queryClient}>{shown}</QueryClientProvider>)

test('a section offers its own tutorials; a video plays here, a page about one opens in a tab', async () => {
  show(<Tutorials at={[{ parent: 'tournament', section: 'Scoring' }]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tutorial: Boats' }))
  const video = within(await screen.findByRole('dialog', { name: 'Boats' })).getByLabelText('Video of Boats')
  expect([video.tagName, video.getAttribute('src'), video.getAttribute('preload')]).toEqual(['VIDEO', FILM, 'none'])
  await userEvent.click(screen.getByRole('button', { name: /Close/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Tutorial: Ties' }))
  expect((await screen.findByRole('link', { name: 'Watch the video' })).getAttribute('href')).toBe(PAGE)
  expect(screen.queryByRole('button', { name: 'Tutorial: Fees' })).toBeNull()
})

test('what is written shows below as it will look, and what it is follows from the address', async () => {
  show(<TutorialForm tutorial={null} onClose={() => {}} />)
  await userEvent.type(screen.getByLabelText(/^Name/), 'Weighing')
  await userEvent.type(screen.getByLabelText(/^Video link/), FILM)
  await userEvent.type(screen.getByLabelText('Text'), '<b>Bag first.</b>')
  expect(screen.getByText('Bag first.').tagName).toBe('B')
  expect(screen.getByLabelText('Video of Weighing')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'New tutorial' }))
  const sent = vi.mocked(call).mock.calls.find(([endpoint]) => endpoint === tutorialCalls.create)![1]
  expect(sent).toMatchObject({ body: { name: 'Weighing', sourceType: 'video', sourcePath: FILM, htmlText: '<b>Bag first.</b>' } })
})
