/** Where a picture is, so many pixels wide; what does not lie with us comes as it is. */
export const pictureSrc = (path: string | null | undefined, width: number): string | null => {
  if (!path) return null
  return path.startsWith('/uploads/') ? `${path}?w=${width}` : path
}
