export interface NamedItem {
  id: number
  name: string
}
