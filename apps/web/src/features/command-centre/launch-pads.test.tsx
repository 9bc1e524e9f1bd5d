import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LaunchPads } from './launch-pads.tsx'

const show = (status: string) =>
  renderUi(
    <LaunchPads id="fork" name="Lake Fork Open" base="/director/tournaments/fork" status={status} mayEdit takesPreRegistrations={false} />,
  )
const stage = () => ['MC', 'TV remote'].map((name) => screen.queryByRole('link', { name })?.getAttribute('href'))

test('the stage is one tap away, the MC as well as the TVs, once visitors can see the event', () => {
  const { unmount } = show('In Progress')
  expect(stage()).toEqual(['/mc-mode/fork', '/mc-mode/fork/remote'])
  unmount()
  show('Draft')
  expect(stage()).toEqual([undefined, undefined])
})
