import { TextInput } from '@mantine/core'
import { act, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { formatCents } from '../values/format-cents.ts'
import { countChanges } from './count-changes.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormPage } from './form-page.tsx'
import { MoneyField, parseCents } from './money-field.tsx'
import { PasswordField } from './password-field.tsx'
import { hasUnsavedChanges } from './unsaved-guard.ts'
import { useDraft } from './use-draft.ts'
import { useSaveKey } from './use-save-key.ts'

test('the summary says the sentence, takes the focus, and leads to the field', async () => {
  renderUi(
    <>
      <ErrorSummary errors={[{ field: 'name', message: 'Give the tournament a name' }]} />
      <TextInput id="name" label="Name" />
    </>,
  )
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('This form is not complete. The following fields are not valid:')
  expect(document.activeElement).toBe(summary)
  await userEvent.click(screen.getByRole('link', { name: 'Give the tournament a name' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('the save bar counts, ⌘S saves, and an unsaved form is known to the router', async () => {
  const onSave = vi.fn()
  const sections = [{ id: 'basics', title: 'Basics', children: null }]
  const page = (changes: number) => <FormPage sections={sections} changes={changes} onSave={onSave} onDiscard={() => undefined} />
  const { rerender } = renderUi(page(0))
  expect(screen.queryByText(/unsaved/)).toBeNull()
  expect(hasUnsavedChanges()).toBe(false)
  rerender(page(3))
  expect(screen.getByText('3 unsaved changes')).toBeTruthy()
  expect(hasUnsavedChanges()).toBe(true)
  await userEvent.keyboard('{Meta>}s{/Meta}{Control>}{Enter}{/Control}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledTimes(3)
})

test('the keys that save are those of the form that lies on top', async () => {
  const [below, above] = [vi.fn(), vi.fn()]
  const nowhere = { current: null }
  const under = renderHook(() => useSaveKey(below, nowhere))
  const over = renderHook(() => useSaveKey(above, nowhere))
  await userEvent.keyboard('{Control>}s{/Control}')
  over.unmount()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([1, 1])
  under.unmount()
})

test('the keys that save do nothing to a form that lies under a dialog', async () => {
  const onSave = vi.fn()
  renderUi(
    <>
      <FormPage
        sections={[{ id: 'basics', title: 'Basics', children: <TextInput label="Name" /> }]}
        changes={1}
        onSave={onSave}
        onDiscard={() => undefined}
      />
      <div role="dialog">
        <TextInput label="Reason" />
      </div>
    </>,
  )
  await userEvent.type(screen.getByLabelText('Reason'), 'Loud{Control>}{Enter}{/Control}')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Name'), 'Fork{Control>}{Enter}{/Control}')
  expect(onSave).toHaveBeenCalledOnce()
})

test('Alt with an arrow goes from section to section, and stays at the ends and in a list of its own', async () => {
  const sections = ['Basics', 'Pots'].map((title) => ({ id: title, title, children: <TextInput label={`Name of ${title}`} /> }))
  renderUi(<FormPage sections={sections} changes={0} onSave={() => undefined} onDiscard={() => undefined} />)
  const at = () => document.activeElement?.closest('section')?.id
  await userEvent.click(screen.getByLabelText('Name of Basics'))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(at()).toBe('Basics')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(at()).toBe('Pots')
  document.activeElement?.setAttribute('role', 'combobox')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(at()).toBe('Pots')
})

test('on a phone a form begins in its first section, and a complete one as the list of its sections', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true })
  const openAt = (complete: number) => {
    const sections = ['Basic Details', 'Fees', 'Scoring'].map((title) => ({ id: `${title}-${complete}`, title, complete, children: null }))
    const { container, unmount } = renderUi(<FormPage sections={sections} changes={0} onSave={vi.fn()} onDiscard={vi.fn()} />)
    const open = [...container.querySelectorAll('details[open] h2')].map((title) => title.textContent)
    unmount()
    return open
  }
  expect([openAt(0.5), openAt(1)]).toEqual([['Basic Details'], []])
  vi.mocked(window.matchMedia).mockRestore()
})

test('what was typed survives a closed page, and a saved form leaves nothing behind', () => {
  vi.useFakeTimers()
  const use = (values: { name: string }) => renderHook(() => useDraft({ key: 'tournament', values, isDirty: true }))
  const first = use({ name: 'Lake Fork' })
  expect(first.result.current.found).toBeNull()
  act(() => vi.advanceTimersByTime(2000))
  expect(first.result.current.keptAt).not.toBeNull()
  first.unmount()

  const second = use({ name: '' })
  expect(second.result.current.found?.values).toEqual({ name: 'Lake Fork' })
  act(() => expect(second.result.current.restore()).toEqual({ name: 'Lake Fork' }))
  act(() => second.result.current.clear())
  second.unmount()
  expect(use({ name: '' }).result.current.found).toBeNull()
  vi.useRealTimers()
})

test('dollars are typed, whole cents come out', async () => {
  const Fee = () => {
    const [cents, setCents] = useState<number | null>(null)
    return (
      <>
        <MoneyField label="Fee" value={cents} onChange={setCents} />
        <output>{String(cents)}</output>
      </>
    )
  }
  renderUi(<Fee />)
  const field = screen.getByLabelText<HTMLInputElement>('Fee')
  await userEvent.type(field, '1250.5x9')
  expect(screen.getByRole('status').textContent).toBe('125059')
  await userEvent.type(field, '{Backspace}')
  await userEvent.tab()
  expect(field.value).toBe('1,250.50')
  await userEvent.clear(field)
  expect(screen.getByRole('status').textContent).toBe('null')
})

test('money is never a fraction of a cent', () => {
  expect(['0.29', '1,250', '.5', '12.345', '', '.', 'ten'].map(parseCents)).toEqual([29, 125_000, 50, null, null, null, null])
  expect([0, 5, 125_050, -6200].map((cents) => formatCents(cents))).toEqual(['0.00', '0.05', '1,250.50', '−62.00'])
})

test('a password can be looked at, and its needs are ticked off', async () => {
  renderUi(
    <PasswordField
      label="Password"
      value="fish"
      onChange={() => undefined}
      rules={[{ label: 'A lower-case letter', test: (text) => /[a-z]/.test(text) }]}
    />,
  )
  expect(screen.getByText(/A lower-case letter/).textContent).toContain('done')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
})

test('changes are counted by field, and empty is empty', () => {
  expect(countChanges({ a: 1, b: { c: '', d: [1] } }, { a: 2, b: { c: null, d: [1, 2] } })).toBe(2)
})
