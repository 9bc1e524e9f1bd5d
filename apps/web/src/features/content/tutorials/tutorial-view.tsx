import type { Tutorial } from '@ramplight/contract/content/tutorials'
import { mediaKindOf } from '@ramplight/domain/content/upload-rules'
import { helpHtml } from '#features/content/help/index.ts'
import { pictureSrc } from '#platform/files/picture-src.ts'
import classes from './tutorials.module.css'
import { t } from './tutorials.texts.ts'

const WIDTH = 800
/** Ours, or over a line that nobody reads on the way: a page of ours plays nothing else. */
const PLAYABLE = /^(https:|\/)/

type Shown = Pick<Tutorial, 'name' | 'htmlText' | 'sourceType' | 'sourcePath'>

/** What a tutorial shows: its video or picture, and its words. Nothing of a video is loaded before somebody plays it. */
export const TutorialView = ({ tutorial }: { tutorial: Shown }) => (
  <div className={classes.tutorial}>
    <Media {...tutorial} />
    {helpHtml(tutorial.htmlText ?? '')}
  </div>
)

/** An address is played or shown here where a browser can (2 §5); every other one opens in a tab of its own. */
function Media({ name, sourceType, sourcePath }: Shown) {
  if (!sourcePath) return null
  const kind = mediaKindOf(sourcePath)
  if (kind === 'image' && sourcePath.startsWith('/')) return <img src={pictureSrc(sourcePath, WIDTH)!} alt={t('pictureOf', { name })} />
  if (kind === 'video' && PLAYABLE.test(sourcePath))
    // biome-ignore lint/a11y/useMediaCaption: what is said in a tutorial stands below it in words
    return <video src={sourcePath} controls preload="none" aria-label={t('videoOf', { name })} />
  return (
    <p>
      <a href={sourcePath} target="_blank" rel="noreferrer">
        {t(sourceType === 'image' ? 'openPicture' : 'openVideo')}
      </a>
    </p>
  )
}
