declare module "virtual:words" {
  /** Fetches a text, by `language/group`. */
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
