import { uploaderCalls } from '@ramplight/contract/content/uploader'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { userCalls } from '@ramplight/contract/people/users'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { tourCalls } from '@ramplight/contract/tours/tours'
import type { DemoStage } from './demo-stage.ts'
import { asPng, drawnBanner, drawnFace, drawnShore, drawnSign, drawnTourIcon } from './drawn-pictures.ts'

type Given = { token: string; admin: string; angler: string; tour: string; director: string; jo: string }

/** So much more sky makes 1092 wide 222:73. */
const BANNER_SKY = 137
const COLOURS = ['#0b5f77', '#8a3b2a', '#2d6a3e', '#5a4a86']

/** Pictures of people, of the tour, its sponsors and its boards. All are drawn here, none is a photo of anybody. */
export async function seedPictures({ api }: DemoStage, { token, admin, angler, tour, director, jo }: Given): Promise<void> {
  const sponsors = await api.must(sponsorCalls.search, { token, body: { tour, status: 'Active' } })
  const [advertiser] = await api.must(advertiserCalls.search, { token: admin, body: { active: true } })
  const [joFace, shore, directorFace, icon, wide, banner, card, ...signs] = await asPng([
    drawnFace({ skin: '#c98f68', cap: '#1c3f5a', shirt: '#2d6a3e' }),
    drawnShore(),
    drawnFace({ skin: '#8d5b3d', cap: '#b3432e', shirt: '#dfe5e3' }),
    drawnTourIcon('CL'),
    drawnShore(BANNER_SKY),
    drawnBanner(),
    drawnSign(advertiser?.name ?? '', COLOURS[3]!),
    ...sponsors.map(({ name }, index) => drawnSign(name, COLOURS[index % COLOURS.length]!)),
  ])
  const put = async (as: string, png: Buffer, name: string, uploadPath: string) => {
    const form = new FormData()
    form.append('uploadPath', uploadPath)
    form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), `${name}.png`)
    return (await api.must(uploaderCalls.uploadSingleToPath, { token: as, form })).path
  }
  const face = (as: string, id: string, profileIcon: string) =>
    api.must(userCalls.updateCertainFields, { token: as, params: { id }, body: { profileIcon } })

  await face(angler, jo, await put(angler, joFace!, 'jo', 'people'))
  const profile = {
    pronunciation: 'JOE RED-fern',
    background_image: await put(angler, shore!, 'shore', 'people'),
    about_me: 'Team angler on the trail since it began. Throws a frog until the lily pads are gone.',
    club_name: 'Pine Fork Bass Club',
    family: 'Married, two daughters who outfish me.',
    interesting_facts: 'Biggest largemouth: 9-06, on a Tuesday after work.',
    sponsors: 'Redferne Rods',
  }
  await api.must(userProfileCalls.create, { token: angler, body: profile })
  await api.must(userProfileCalls.setPublicCard, { token: angler, body: { publicCard: true } })
  await face(token, director, await put(token, directorFace!, 'director', 'people'))
  await api.must(tourCalls.update, {
    token,
    params: { id: tour },
    body: { tourIcon: await put(token, icon!, 'tour', 'tours'), tourBanner: await put(token, wide!, 'shore', 'tours') },
  })
  const look = { headerGradient: 'green', backgroundGradient: 'green', headerImage: await put(token, banner!, 'banner', 'themes') } as const
  await api.must(directorThemeCalls.create, { token, body: look })
  for (const [index, { _id }] of sponsors.entries()) {
    const body = { mainImagePath: await put(token, signs[index]!, 'sign', 'sponsors'), imageOptions: { orientation: 'Landscape' as const } }
    await api.must(sponsorCalls.update, { token, params: { id: _id }, body })
  }
  if (advertiser) {
    const body = { image_path: await put(admin, card!, 'sign', 'sponsors') }
    await api.must(advertiserCalls.update, { token: admin, params: { id: advertiser._id }, body })
  }
}
