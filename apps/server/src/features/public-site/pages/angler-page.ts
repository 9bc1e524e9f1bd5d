import type { AnglerCard } from '@ramplight/contract/people/user-profiles'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writeWeight } from '#features/results/tournament-results/index'
import { html } from '#platform/http/html'
import type { PublicPage } from './page.ts'
import { PLACES } from './site-pages.ts'
import { writeDays } from './words.ts'

/** `/anglers/:id`, of somebody who has turned their card on. */
export function anglerPage(id: string, card: AnglerCard, origin: string): PublicPage {
  const path = `/anglers/${id}`
  const url = new URL(path, origin).href
  const name = fullName(card)
  const home = [card.city, card.state].filter(Boolean).join(', ')
  return {
    title: name,
    description: `${name}${home && `, ${home}`}: places in official results of fishing tournaments.`,
    path,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      '@id': url,
      url,
      mainEntity: { '@type': 'Person', name, ...(home && { homeLocation: home }) },
    },
    essentials: html`<main>
<h1>${name}</h1>
${home && html`<p>${home}</p>`}
<h2>Official results</h2>
${
  card.places.length > 0
    ? html`<table><thead><tr><th>Place</th><th>Tournament</th><th>Date</th><th>Weight</th></tr></thead><tbody>
${card.places.map(
  (one) =>
    html`<tr><td>${one.tied ? 'T' : ''}${one.position}</td><td><a href="/live-leaderboard/${one.tournament}">${one.name}</a></td><td>${writeDays([one.date])}</td><td>${writeWeight(one.weight, one.display)}</td></tr>\n`,
)}</tbody></table>`
    : html`<p>No official results yet.</p>`
}
${PLACES}
</main>`,
  }
}
