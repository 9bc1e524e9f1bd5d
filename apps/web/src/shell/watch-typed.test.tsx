import { act, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { watchTyped } from './watch-typed.ts'

type Values = { email: string; message: string; whose: string; remember: boolean }
let heard: Partial<Values> = {}

/** `title`: another one than the server's makes React draw the page anew. */
function Form({ title, onReady = () => {} }: { title: string; onReady?: () => void }) {
  useLayoutEffect(onReady, [onReady])
  const [values, setValues] = useState<Values>({ email: 'ana@', message: '', whose: '', remember: false })
  const set = (part: Partial<Values>) => {
    heard = { ...heard, ...part }
    // As our forms do it: a second field that is told in the same breath would forget the first.
    setValues({ ...values, ...part })
  }
  return (
    <form>
      <h1>{title}</h1>
      <input name="email" value={values.email} onChange={(event) => set({ email: event.currentTarget.value })} />
      <textarea name="message" value={values.message} onChange={(event) => set({ message: event.currentTarget.value })} />
      {['own', 'borrowed'].map((whose) => (
        <input key={whose} type="radio" name="whose" value={whose} checked={values.whose === whose} onChange={() => set({ whose })} />
      ))}
      <input
        type="checkbox"
        name="remember"
        checked={values.remember}
        onChange={(event) => set({ remember: event.currentTarget.checked })}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

const place = document.createElement('div')
afterEach(() => {
  place.remove()
  heard = {}
})

/** What the form holds after `fill` was done to the drawn page, before React came. */
async function formAfter(fill: (field: (css: string) => HTMLInputElement) => void, title = 'Log in'): Promise<Values> {
  place.innerHTML = renderToString(<Form title="Log in" />)
  document.body.append(place)
  fill((css) => place.querySelector<HTMLInputElement>(css)!)
  const typed = watchTyped(place)
  const root = await act(() => hydrateRoot(place, <Form title={title} onReady={typed.read} />, { onRecoverableError: () => {} }))
  typed.enter()
  await act(async () => {})
  const values = JSON.parse(place.querySelector('output')!.textContent) as Values
  const shown = {
    email: place.querySelector<HTMLInputElement>('[name=email]')!.value,
    message: place.querySelector('textarea')!.value,
    whose: place.querySelector<HTMLInputElement>('[name=whose]:checked')?.value ?? '',
    remember: place.querySelector<HTMLInputElement>('[name=remember]')!.checked,
  }
  expect(shown).toEqual(values)
  act(() => root.unmount())
  return values
}

const fillAll = (field: (css: string) => HTMLInputElement) => {
  field('[name=email]').value = 'ana@ramp.test'
  field('textarea').value = 'The scale is wet.'
  field('[value=borrowed]').checked = true
  field('[name=remember]').checked = true
}
const ALL = { email: 'ana@ramp.test', message: 'The scale is wet.', whose: 'borrowed', remember: true }

test('what was typed and ticked before the scripts were there is in the form', async () => {
  expect(await formAfter(fillAll)).toEqual(ALL)
})

test('it is also there when React has to draw the page anew', async () => {
  expect(await formAfter(fillAll, 'Welcome back')).toEqual(ALL)
})

test('a form that nobody touched hears of nothing', async () => {
  await formAfter(() => {})
  expect(heard).toEqual({})
})
