import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { applyEnvironment, chooseEnvironment, forceEnvironment } from '../theme/environment.ts'
import { EnvironmentSwitch } from './environment-switch.tsx'

const look = () => [document.documentElement.dataset.env, document.documentElement.dataset.mantineColorScheme]

test('the device remembers what was chosen', async () => {
  chooseEnvironment('auto')
  renderUi(<EnvironmentSwitch />)
  expect(look()).toEqual(['light', 'light'])
  await userEvent.click(screen.getByRole('button', { name: 'Appearance: Match device' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Night ramp/ }))
  expect(look()).toEqual(['night', 'dark'])
  document.documentElement.removeAttribute('data-env')
  applyEnvironment()
  expect(look()).toEqual(['night', 'dark'])
})

test('sunlight is light, whatever the device prefers', () => {
  chooseEnvironment('sun')
  expect(look()).toEqual(['sun', 'light'])
})

test('the stage has its own look and gives the device its choice back', () => {
  chooseEnvironment('sun')
  const back = forceEnvironment('tv')
  expect(look()).toEqual(['tv', 'dark'])
  back()
  expect(look()).toEqual(['sun', 'light'])
})

test('a device that turned dark before anybody listened is dark', () => {
  const device = { matches: false }
  vi.stubGlobal('matchMedia', () => ({ ...device, addEventListener() {}, removeEventListener() {} }))
  chooseEnvironment('auto')
  expect(look()).toEqual(['light', 'light'])
  device.matches = true
  renderUi(<EnvironmentSwitch />)
  expect(look()).toEqual(['dark', 'dark'])
  vi.unstubAllGlobals()
})
