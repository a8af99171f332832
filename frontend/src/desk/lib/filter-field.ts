/** Of the first field that says what an auditor's screen shows, its period or a filter: `/` brings the focus there. */
export const filterFieldId = 'filter';
