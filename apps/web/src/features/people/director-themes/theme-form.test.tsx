import { directorThemeCalls as calls, type DirectorTheme } from '@ramplight/contract/people/director-themes'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { withQueries } from '#platform/testing/with-queries.tsx'
import { ThemeForm } from './theme-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
const Queries = withQueries.wrapper
const at = '2027-06-12T10:00:00.000Z'
const green: DirectorTheme = {
  ...{ _id: 'a'.repeat(24), _rev: 3, createdAt: at, updatedAt: at, deleted: false, user: 'b'.repeat(24) },
  ...{ headerImage: null, backgroundImage: null, headerGradient: 'green', backgroundGradient: 'green' },
}
const show = (theme: DirectorTheme | null) =>
  renderUi(
    <Queries>
      <ThemeForm theme={theme} />
    </Queries>,
  )
const swatch = (group: string, name: string) => within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })
const sent = () => vi.mocked(call).mock.calls.map(([endpoint, given]) => [endpoint, given])

beforeEach(() => {
  localStorage.clear()
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (_call, given) => ({ ...green, ...(given as { body: object }).body }) as never)
})

test('boards have their own look until a first choice, which brings a background that goes with it', async () => {
  show(null)
  expect(screen.getByText(/^Your leaderboards use the default look/)).toBeTruthy()
  expect(screen.queryByText(/^Readable/)).toBeNull()
  await userEvent.click(swatch('Gradient of the header', 'Cotton candy'))
  expect(swatch('Gradient of the background', 'Cotton candy').getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText(/^Readable: header text contrast is at least 1\d/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save theme' }))
  await waitFor(() => expect(call).toHaveBeenCalled())
  const body = { headerGradient: 'cotton candy', backgroundGradient: 'cotton candy', headerImage: null, backgroundImage: null }
  expect(sent()).toEqual([[calls.create, { body: { ...body, _id: expect.stringMatching(/^[0-9a-f]{24}$/) } }]])
})

test('a change sends what was changed and names its version; taking the theme off is asked for first', async () => {
  show(green)
  await userEvent.click(swatch('Gradient of the background', 'Red'))
  await userEvent.click(screen.getByRole('button', { name: 'Save theme' }))
  await waitFor(() => expect(call).toHaveBeenCalled())
  const changed = [calls.update, { params: { id: green._id }, body: { backgroundGradient: 'red', _rev: 3 } }]
  expect(sent()).toEqual([changed])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove theme' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove theme' }))
  await waitFor(() => expect(sent()).toEqual([changed, [calls.remove, { params: { id: green._id } }]]))
})
