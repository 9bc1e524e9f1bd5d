import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { LocationBar } from './location-bar.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ['Dallas, TX', 'Dalton, GA']) }))

test('who begins to type a city is offered it; a ZIP code and a single letter ask nobody', async () => {
  const { container } = renderUi(
    <QueryClientProvider client={queryClient}>
      <LocationBar onPlace={() => {}} onNear={() => {}} />
    </QueryClientProvider>,
  )
  const place = screen.getByLabelText<HTMLInputElement>(/city/)
  const offered = () =>
    [...container.querySelectorAll<HTMLOptionElement>(`[id="${place.getAttribute('list')}"] option`)].map(({ value }) => value)
  for (const typed of ['7', '75783', 'D']) fireEvent.change(place, { target: { value: typed } })
  expect([vi.mocked(call).mock.calls.length, offered()]).toEqual([0, []])
  fireEvent.change(place, { target: { value: 'Dal' } })
  await waitFor(() => expect(offered()).toEqual(['Dallas, TX', 'Dalton, GA']))
})
