{
  "name": "{{name}}",
  "label": {{labelJson}},
  "requires": { "contract": "^{{contract}}" },
  "kit": [],
  "screens": [
    {
      "path": "{{path}}",
      "title": {{labelJson}},
      "roles": ["student"],
      "tile": { "icon": "book-open", "text": "Ouvrir ce service.", "section": "dossier", "order": 90 }
    }
  ]
}
