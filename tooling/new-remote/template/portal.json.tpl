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
      "tile": { "icon": "compass", "text": "Ouvrir ce service.", "section": "dossier", "order": 900 }
    }
  ]
}
