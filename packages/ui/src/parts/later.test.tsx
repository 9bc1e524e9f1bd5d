import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepLanguage } from '../language/language.ts'
import { textsOf } from '../language/texts.ts'
import { later } from './later.tsx'

afterEach(() => {
  cleanup()
  keepLanguage('en')
})

test('a part that is fetched later comes in the language of the page, not in English before its words are there', async () => {
  keepLanguage('es')
  const words = Promise.withResolvers<{ texts: { title: string } }>()
  const Weights = later(async () => {
    const t = textsOf({ title: 'Weights' }, { es: () => words.promise })
    return () => <h2>{t('title')}</h2>
  })
  renderUi(<Weights />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('heading')).toBeNull()
  words.resolve({ texts: { title: 'Pesos' } })
  expect((await screen.findByRole('heading')).textContent).toBe('Pesos')
})
