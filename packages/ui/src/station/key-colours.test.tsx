import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../css/station.css'), 'utf8')
type Rule = { selector: string; body: string; env: boolean }
const rules: Rule[] = [...css.matchAll(/^([^\n{}]*\.rl-key[^\n{}]*)\{([^}]*)\}/gm)].flatMap(([, selectors = '', body = '']) =>
  selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), body, env: selector.includes('data-env') })),
)
/** Classes, attributes and states: `:is(:active, [data-lit])` is one. */
const weight = (selector: string) => selector.replace(/:(is|not)\([^)]*\)/g, ':x').match(/[.:[]/g)?.length ?? 0
const isPressed = ({ selector }: Rule) => selector.includes(':active')
const paints = ({ body }: Rule) => /background:|(^|[; ])color:/.test(body)

test('LAW: no kind of key keeps its colours while it is pressed: its figure would be black on black', () => {
  for (const env of [false, true]) {
    const pressed = rules.find((rule) => isPressed(rule) && rule.env === env)!
    const others = rules.filter((rule) => paints(rule) && !isPressed(rule) && rule.env === env && !rule.selector.includes(':disabled'))
    expect(others.length).toBeGreaterThan(1)
    for (const { selector } of others) expect(weight(pressed.selector), selector).toBeGreaterThan(weight(selector))
  }
})
