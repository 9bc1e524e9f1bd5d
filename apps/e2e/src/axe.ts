import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The parts of a page that are looked at: a selector, or several. */
type Look = { within?: string | string[]; run?: RunOptions }
export const lawful: RunOptions = { runOnly: WCAG }

/**
 * What axe finds wrong on a page, a line each; unless `run` says otherwise, by all its rules. Axe comes onto a page once and
 * tells only what is wrong: bringing it along and listing what is right for each look costs three times as much.
 */
export async function violationsOf(page: Page, { within = 'html', run = {} }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ({ include, run }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ include }, { ...run, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) }))
    },
    { include: [within].flat(), run },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}
