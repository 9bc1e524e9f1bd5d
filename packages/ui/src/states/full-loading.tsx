import { Loader } from '@mantine/core'
import { Mark } from '../frame/mark.tsx'

type FullLoadingProps = { title: string; text?: string }

/** Only for login ('Blasting Off') and the first search; everything else draws skeletons. */
export const FullLoading = ({ title, text }: FullLoadingProps) => (
  <div className="rl-full-loading" role="status">
    <Mark size={72} />
    <p className="rl-full-loading__title">{title}</p>
    {text && <p className="rl-dimmed">{text}</p>}
    <Loader aria-hidden />
  </div>
)
