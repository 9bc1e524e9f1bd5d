import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AboutView } from './about-view.tsx'

const gold = { _id: 'g', type: 'Gold', price: 1250, billing_frequency: 'monthly' as const }
const text = () => document.body.textContent

describe('the page about prices says what is true of this server', () => {
  test('one that takes cards and sells levels tells its own prices, and the limits that it holds', () => {
    renderUi(<AboutView takesCards sold={[gold]} />)
    expect(text()).toContain('Anglers pay by card where the director takes cards')
    expect(screen.getByText('Pro: $12.50 a month')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/director/subscriptions/upgrade')
    expect(text()).toContain('Up to 20 registrants')
    expect(text()).toContain('plus: Payments, Sponsors, SMS and email, Penalties')
    expect(text()).not.toContain('doesn’t take cards')
    expect(text()).not.toContain('No plans are for sale')
  })

  test('one without cards and levels says so, and that nobody is held to a level', () => {
    renderUi(<AboutView takesCards={false} sold={[]} />)
    expect(text()).toContain('This site doesn’t take cards')
    expect(text()).toContain('No plans are for sale here yet')
    expect(text()).not.toContain('Up to 20 registrants')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Coming Soon' }).disabled).toBe(true)
  })

  test('one that has not answered claims neither', () => {
    renderUi(<AboutView takesCards={undefined} sold={undefined} />)
    expect(text()).not.toMatch(/by card where|doesn’t take cards|No plans are for sale/)
  })
})
