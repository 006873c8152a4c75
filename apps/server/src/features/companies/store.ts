export const lookupLabelSql = (list: string, column: string) =>
  `(select l.label from lookup l where l.list = '${list}' and l.id = c.${column})`
