import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { DemoStage } from './demo-stage.ts'

const PAGE = `<h2>From the tour to the first weight</h2>
<ol>
<li>Set up the tour once: fees, penalties and payouts are the start of each of its tournaments.</li>
<li>Create the tournament: ramp, day and name.</li>
<li>Open it, take entries, draw the boats.</li>
<li>On the day, start it and weigh.</li>
</ol>`

const FOR_ANGLERS = [
  {
    title: 'Sign up and pay at the ramp',
    content:
      '<p>Find the tournament, press <b>Sign Up</b>, choose your partner. You pay the director at the ramp.</p><p>Your boat number comes with the draw. It stands under <b>Today</b> and <b>Entries</b>.</p>',
  },
  {
    title: 'On the day',
    content:
      '<ul><li>Show your code at check-in: <b>Entries</b>, then <b>Show QR</b>. It works without a signal.</li><li>Be back before your flight is due. Every minute late costs weight.</li><li>Your weight and your place come by themselves.</li></ul>',
  },
]

/** A first section of the help with its page, and a tutorial beside the setup of a tournament. */
export async function seedHelp({ api }: DemoStage, token: string): Promise<void> {
  const section = await api.must(topicSectionCalls.create, { token, body: { title: 'Getting started', section_key: 'getting-started' } })
  await api.must(topicPageCalls.create, {
    token,
    body: { section: section._id, title: 'Your first tournament', content: PAGE, order: 1 },
  })
  const anglers = await api.must(topicSectionCalls.create, { token, body: { title: 'For anglers', section_key: 'for-anglers' } })
  for (const [index, page] of FOR_ANGLERS.entries())
    await api.must(topicPageCalls.create, { token, body: { section: anglers._id, order: index + 1, ...page } })
  await api.must(tutorialCalls.create, {
    token,
    body: {
      name: 'Boat numbers and flights',
      description: 'How boats get their numbers, and when each flight is due.',
      htmlText: '<p>Draw when everybody is in: random, or by the order of sign-up. A flight leaves together and is due together.</p>',
      displayLocations: [
        { parent: 'tournament', section: 'Boat Numbers & Flighting' },
        { parent: 'tour', section: 'Boat Numbers & Flighting' },
      ],
    },
  })
}
