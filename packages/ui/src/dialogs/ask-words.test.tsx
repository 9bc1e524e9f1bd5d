import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { WordsBody } from './ask-words.tsx'

const shown = (onAnswer = vi.fn()) => {
  const words = {
    title: 'Give it back?',
    standard: 'Lake Fork #4 is canceled.',
    ownLabel: 'Say it in my own words',
    confirmLabel: 'Give it back',
  }
  renderUi(<WordsBody {...words} most={500} onAnswer={onAnswer} />)
  return onAnswer
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('the default words are shown, and are what goes out', () => {
  const answered = shown()
  screen.getByText('Lake Fork #4 is canceled.')
  fireEvent.click(button('Give it back'))
  expect(answered).toHaveBeenCalledWith({})
})

test('own words can be used once there is a word that is no blank; taken back, the default ones are', () => {
  const answered = shown()
  const own = screen.getByRole('checkbox', { name: 'Say it in my own words' })
  fireEvent.click(own)
  expect(button('Use Custom').disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Your words'), { target: { value: '  \n ' } })
  expect(button('Use Custom').disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Your words'), { target: { value: ' Too much wind. ' } })
  fireEvent.click(button('Use Custom'))
  expect(answered).toHaveBeenLastCalledWith({ words: 'Too much wind.' })
  fireEvent.click(own)
  fireEvent.click(button('Give it back'))
  expect(answered).toHaveBeenLastCalledWith({})
})
