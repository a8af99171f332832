/** A pattern of OpenAPI: something is left when the text is cleaned (`wellFormed`) and trimmed. */
export const NOT_BLANK = '[^\\s\\u0000]';
