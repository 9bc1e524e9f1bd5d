import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react'

export type UiLinkProps = {
  href: string
  children?: ReactNode
  className?: string
  style?: React.CSSProperties
  title?: string
  ref?: Ref<HTMLAnchorElement>
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  'aria-current'?: 'page'
  'aria-label'?: string
  'data-active'?: boolean
}

const PlainLink = ({ children, ...props }: UiLinkProps) => <a {...props}>{children}</a>
const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink)

/** The app brings its router's link; without one these are plain anchors. */
export const LinkProvider = LinkContext.Provider

export function UiLink(props: UiLinkProps) {
  const Link = use(LinkContext)
  return <Link {...props} />
}
