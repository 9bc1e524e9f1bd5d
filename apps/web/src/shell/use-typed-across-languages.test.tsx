import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { Fragment, useState } from 'react'
import { expect, test } from 'vitest'
import { useTypedAcrossLanguages } from './use-typed-across-languages.ts'

function Contact() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Name" defaultValue="" />
      <textarea aria-label="Message" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <p role="status">{text}</p>
    </>
  )
}
let say: (language: string) => void = () => {}
function App() {
  const [language, setLanguage] = useState('en')
  say = setLanguage
  useTypedAcrossLanguages(language)
  return (
    <Fragment key={language}>
      <Contact />
    </Fragment>
  )
}

test('what was typed stays when the page is drawn in another language', () => {
  renderUi(<App />)
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Is the ramp open?' } })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Lily' } })
  act(() => say('es'))
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Is the ramp open?')
  expect(screen.getByRole('status').textContent).toBe('Is the ramp open?')
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Lily')
})
