export type CompanyFields = [
  id: string,
  name: string,
  website: string | null,
  industry: number,
  employees: number,
  country: number,
  city: string | null,
  zone: string,
  linkedin: string | null,
  status: string | null,
]
